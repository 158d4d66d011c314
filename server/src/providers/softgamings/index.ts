export { type GamesApiOptions, softgamingsGamesApi } from './games-api.ts'
export { softgamingsWalletApi, type WalletApiOptions } from './wallet-api.ts'
