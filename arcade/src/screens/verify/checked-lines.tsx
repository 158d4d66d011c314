import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** What was computed again, a line each. `fault`: what differs. */
export type CheckedLine = {
  name: ReactNode
  value: string
  isRight: boolean
  fault?: string | undefined
}

type Props = {
  lines: readonly CheckedLine[]
  /** How many of all are right. */
  told: (right: number, all: number) => string
}

/** The verdict over all of them, and each by itself. */
export function CheckedLines({ lines, told }: Props) {
  const right = lines.filter(({ isRight }) => isRight).length
  const areAll = right === lines.length
  return (
    <section className="verified">
      <p className={`verdict ${areAll ? 'verdict--yes' : 'verdict--no'}`}>
        <Icon name={areAll ? 'check' : 'warning'} />
        {told(right, lines.length)}
      </p>
      <ul className="several num">
        {lines.map(({ name, value, isRight, fault }, at) => (
          <li key={at}>
            <Icon name={isRight ? 'check' : 'warning'} />
            <span>{name}</span>
            <span>{value}</span>
            {fault !== undefined && <small>{fault}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
