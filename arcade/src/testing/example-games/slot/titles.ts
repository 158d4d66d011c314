import { strip } from '../../../games/slot/sheet.ts'
import type { ExampleSheet } from './rules.ts'

const REEL = strip('plum star plum bell plum star plum bell plum star')

const exampleSheet: ExampleSheet = {
  code: 'zar_example',
  version: '1',
  pays: { bell: 3_500, star: 1_200, plum: 280 },
  reels: [REEL, REEL, REEL],
}

export const EXAMPLE_SHEETS = [exampleSheet] as const
