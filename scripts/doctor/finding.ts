/** What one look found: in order, worth a look, or a reason why the casino would not run as it should. */
export type Finding = { state: 'fine' | 'warning' | 'fault'; says: string; todo?: string }

export type Environment = Record<string, string | undefined>

/** One look. It never throws for what it looks at: that is its finding. */
export type Check = (environment: Environment) => Finding[] | Promise<Finding[]>

export const fine = (says: string): Finding => ({ state: 'fine', says })
export const warning = (says: string, todo: string): Finding => ({ state: 'warning', says, todo })
export const fault = (says: string, todo: string): Finding => ({ state: 'fault', says, todo })

const MARKS = { fine: '✓', warning: '!', fault: '✗' } as const

/** One line: what was found and what to do. */
export const lineOf = ({ state, says, todo }: Finding): string =>
  `${MARKS[state]} ${says}${todo ? `: ${todo}` : ''}`
