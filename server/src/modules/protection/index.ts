export {
  type HouseAnswer,
  type HouseQuestion,
  type Licence,
  type Mode,
  mayOpenHouse,
} from './licence.ts'
export { type PlayerStanding, whyRefuseDeposit, whyRefuseStake } from './rules.ts'
