import { waysModes } from '../ways/modes.ts'
import { BALLOON_SHEETS } from './titles.ts'

export const balloonModes = BALLOON_SHEETS.map((sheet) => waysModes(sheet))
