/** Why a file is refused: the first of the steps in docs/evidence.md that it fails. */
export type RefusedCode =
  `E${'01' | '02' | '03' | '05' | '06' | '07' | '08' | '09' | '10' | '12' | '13' | '14' | '15' | '19'}`

/** The file proves nothing. `line` counts from 1, and is null where no single line is at fault. */
export class Refused extends Error {
  readonly code: RefusedCode
  readonly line: number | null

  constructor(code: RefusedCode, line: number | null) {
    super(`${code} at line ${line}`)
    this.code = code
    this.line = line
  }
}

export function refuse(code: RefusedCode, line: number | null = null): never {
  throw new Refused(code, line)
}
