export { openBreaker } from './breaker.ts'
export { acceptImport, closeGame, openGame, readClosed } from './catalogue/office.ts'
export { forgetImports, type KeptRun, readRuns } from './catalogue/runs.ts'
export { importCatalogues, syncCatalogue } from './catalogue.ts'
export { casinoCategories } from './categories.ts'
export { ensureComingGames, titleOf } from './coming.ts'
export { endEveryGame, endGames, readLogInsOfGames } from './end-games.ts'
export { hasStakedSince } from './has-staked.ts'
export { JACKPOT_CRONTAB, tellJackpot, tellJackpots } from './jackpots/tell.ts'
export { gameTokenHash, launchGame, type Supplier } from './launch.ts'
export { eraseGames, gamesOfPlayer } from './of-player.ts'
export { playingBonusE5 } from './playing-bonus.ts'
export type {
  AwardAnswer,
  BrokenRow,
  FreeRounds,
  FreeRoundsOrder,
  GameList,
  GameProvider,
  LaunchOrder,
  ListedGame,
  PlayedRound,
  SupplierMovement,
} from './provider.ts'
export { casinoRoutes } from './routes.ts'
export {
  bindSession,
  changeToken,
  endSession,
  readBalanceE5,
  readSession,
  renewCode,
  type SupplierSession,
  sessionHash,
} from './supplier-session.ts'
export {
  openWallet,
  roundReference,
  verifyWallet,
  type Wallet,
  type WalletAnswer,
  type WalletCommand,
  type WalletOutcome,
} from './wallet/index.ts'
