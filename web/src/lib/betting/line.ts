import { locale } from '../language/translate.ts'

const MINUS = '−'
const COMMA = locale === 'tr' ? ',' : '.'

/** `2,5` in Turkish, `2.5` in English. */
export const formatLine = (line: string): string => line.replace('-', MINUS).replace('.', COMMA)

/** `+1,5`, `−0,75`, `0`: a handicap always says its sign. */
export const formatSignedLine = (line: string): string =>
  Number(line) > 0 ? `+${formatLine(line)}` : formatLine(line)

/** The home side’s handicap, as the other side has it. */
export const turned = (line: string): string =>
  line.startsWith('-') ? line.slice(1) : line === '0' ? line : `-${line}`
