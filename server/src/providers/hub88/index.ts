export { type GamesApiOptions, hub88GamesApi } from './games-api.ts'
export { privateKeyOf, publicKeyOf } from './signature.ts'
export { hub88WalletApi, type WalletApiOptions } from './wallet-api.ts'
