export { digitainGamesApi, type GamesApiOptions } from './games-api.ts'
export { digitainWalletApi, type WalletApiOptions } from './wallet-api.ts'
