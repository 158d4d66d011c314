import type { Pictures } from '../../../../../screens/slot/pictures.ts'
import type { Form } from '../../../../../screens/slot-art/frame.ts'
import type { LinesArt } from '../lines-art.ts'
import type { FreeSpins } from '../shown.ts'

/** What shows on the kiosk how far its free spins are. */
export type CounterProps = { lines: LinesArt; pictures: Pictures; form: Form; free: FreeSpins }
