import type { PickedEvent } from '../../slip/state/pick.ts'
import type { Match } from '../../words/market-name.ts'
import type { Card } from './cards.ts'

export type BodyProps = { card: Card; event: PickedEvent; match: Match }
