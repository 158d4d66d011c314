export { exampleGamesApi, type GamesApiOptions } from './games-api.ts'
export { exampleWalletApi, type WalletApiOptions } from './wallet-api.ts'
