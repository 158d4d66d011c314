export {
  closeGame,
  closeGaming,
  openGame,
  openGaming,
  readClosings,
} from './catalogue/closings.ts'
export { askFirstLists } from './catalogue/first-lists.ts'
export { importCatalogues, syncCatalogue } from './catalogue/import.ts'
export { acceptImport } from './catalogue/office.ts'
export { moveGame } from './catalogue/order.ts'
export { forgetImports, type KeptRun, readRuns } from './catalogue/runs.ts'
export {
  closeSupplier,
  findSupplierClosing,
  readSupplierClosings,
  restoreSupplier,
} from './catalogue/supplier-closings.ts'
export {
  closeCategory,
  editCategory,
  readCategories,
  readCategory,
  readCategoryVersions,
  readGameProducts,
} from './for-office/categories.ts'
export { findRounds } from './for-office/find-rounds.ts'
export { type RtpFinding, readRtpFindings, writeRtpFinding } from './for-office/findings.ts'
export { readGamesOfTransfers } from './for-office/games-of-transfers.ts'
export { type OfficeGame, readGamesPage, readOrderVersion } from './for-office/games-page.ts'
export { readRoundStandings } from './for-office/round-standing.ts'
export { findWalletCalls, readRoundOfCall, type WalletCall } from './for-office/wallet-call.ts'
export { CASINO_GAUGES } from './gauges.ts'
export { hasStakedSince } from './has-staked.ts'
export {
  type JackpotFall,
  type JackpotPool,
  readFalls,
  readJackpotPools,
  readLedgerJackpotsE5,
} from './jackpots/for-office.ts'
export { jackpotStream } from './jackpots/jackpot-stream.ts'
export { READ_JACKPOTS_CRONTAB, readJackpotBooks } from './jackpots/read-books.ts'
export { JACKPOT_CRONTAB, tellJackpot, tellJackpots } from './jackpots/tell.ts'
export { type BreakerLimits, openBreaker } from './launch/breaker.ts'
export { endEveryGame, endGames, readLogInsOfGames } from './launch/end-games.ts'
export { gameTokenHash, launchGame, type Supplier } from './launch/launch.ts'
export {
  bindSession,
  changeToken,
  endSession,
  readBalanceE5,
  readSession,
  renewCode,
  type SupplierSession,
  sessionHash,
} from './launch/supplier-session.ts'
export { casinoCategories, hiddenSections } from './lobby/categories.ts'
export { ensureComingGames, titleOf } from './lobby/coming-games.ts'
export { eraseGames, gamesOfPlayer } from './personal-data.ts'
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
export { roomStream } from './rooms/room-stream.ts'
export { readRounds } from './rounds/read-rounds.ts'
export { casinoRoutes } from './routes.ts'
export {
  type BatchTraces,
  openWallet,
  roundReference,
  verifyWallet,
  type Wallet,
  type WalletAnswer,
  type WalletCommand,
  type WalletOutcome,
} from './wallet/index.ts'
