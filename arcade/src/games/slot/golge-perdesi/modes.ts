import { waysModes } from '../ways/modes.ts'
import { SHADOW_SHEETS } from './titles.ts'

export const shadowModes = SHADOW_SHEETS.map((sheet) => waysModes(sheet))
