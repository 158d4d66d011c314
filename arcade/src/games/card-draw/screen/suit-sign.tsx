import { SUITS } from '../../cards.ts'

/** On dark plates, spades to clubs; on ivory ones. */
const DARK = ['#F6F0E1', '#FF8A72', '#8DB4F4', '#3FCB8A']
const IVORY = ['#0A0F24', '#B23524', '#2450C8', '#0D6B4B']
const PATHS: Record<string, string> = {
  s: 'M0 -44C14 -22 40 -6 40 16C40 32 26 40 12 34C8 32 6 30 4 28C4 36 8 42 16 46H-16C-8 42 -4 36 -4 28C-6 30 -8 32 -12 34C-26 40 -40 32 -40 16C-40 -6 -14 -22 0 -44Z',
  h: 'M0 42C-12 22 -42 8 -42 -16C-42 -32 -30 -42 -18 -42C-8 -42 -2 -36 0 -28C2 -36 8 -42 18 -42C30 -42 42 -32 42 -16C42 8 12 22 0 42Z',
  d: 'M0 -46C10 -26 22 -12 36 0C22 12 10 26 0 46C-10 26 -22 12 -36 0C-22 -12 -10 -26 0 -46Z',
  c: 'M0 -44C13 -44 22 -34 22 -22C22 -17 20 -13 18 -9C22 -12 27 -13 31 -12C42 -10 48 0 46 11C44 22 34 29 23 27C14 26 7 20 4 12C4 28 8 40 16 46H-16C-8 40 -4 28 -4 12C-7 20 -14 26 -23 27C-34 29 -44 22 -46 11C-48 0 -42 -10 -31 -12C-27 -13 -22 -12 -18 -9C-20 -13 -22 -17 -22 -22C-22 -34 -13 -44 0 -44Z',
}

/** A suit's sign beside its name. */
export function SuitSign({ suit, isOnIvory = false }: { suit: number; isOnIvory?: boolean }) {
  return (
    <svg className="suit-sign" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={PATHS[SUITS[suit] ?? 's']} fill={(isOnIvory ? IVORY : DARK)[suit]} />
    </svg>
  )
}
