export {
  closeCase,
  closeCasesOf,
  expectCase,
  giveCase,
  type HeldCase,
  moveCase,
  openCase,
  openCases,
  takeCase,
} from './change-case.ts'
export {
  type CasesAfter,
  countCases,
  countOwned,
  findCases,
  listCases,
  listOwnCases,
  type WaitingCase,
} from './read-cases.ts'
export { QUEUES_EVERY_MS, type QueueClocks, runQueueClocks } from './run-clocks.ts'
