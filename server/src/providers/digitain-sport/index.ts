export { digitainSportWalletApi } from './wallet-api.ts'
