export { egtDigitalGamesApi, type GamesApiOptions } from './games-api.ts'
export { egtDigitalWalletApi, type WalletApiOptions } from './wallet-api.ts'
