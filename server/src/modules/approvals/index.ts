export { agree } from './agree.ts'
export {
  approve,
  endProposal,
  holdProposal,
  isSamePerson,
  propose,
  takeBack,
} from './proposals.ts'
export { readDaySum } from './read-day-sum.ts'
export {
  readWaiting,
  readWaitingOn,
  type WaitingBeside,
  waitingBeside,
  wasAgreed,
  whichWait,
} from './read-proposals.ts'
