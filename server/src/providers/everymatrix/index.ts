export type { Credentials } from './credentials.ts'
export { everymatrixGamesApi, type GamesApiOptions } from './games-api.ts'
export { everymatrixWalletApi, type WalletApiOptions } from './wallet-api.ts'
