export type { Credentials } from './credentials.ts'
export { amusnetGamesApi, type GamesApiOptions } from './games-api.ts'
export { amusnetWalletApi, type WalletApiOptions } from './wallet-api.ts'
