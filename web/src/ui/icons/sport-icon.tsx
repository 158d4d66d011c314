import {
  Activity,
  ChartColumn,
  Crosshair,
  Crown,
  Gamepad2,
  Radio,
  Shield,
  Snowflake,
  Sparkle,
  Swords,
  Target,
  TrendingUpDown,
  Volleyball,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Balls that no icon set draws, on the same grid. */
const BALLS: Record<string, string> = {
  football:
    'm12 8 3.800 2.800-1.450 4.450h-4.700L8.200 10.800zM12 8V2.700M15.800 10.800l5.300-1.700M14.350 15.250l3.300 4.500M9.650 15.250l-3.300 4.500M8.200 10.800 2.900 9.100',
  basketball:
    'M2.500 12h19M12 2.500v19M5.300 5.300c3.600 3.600 3.600 9.800 0 13.400M18.700 5.300c-3.600 3.600-3.600 9.800 0 13.400',
  tennis:
    'M4.700 5.900c4.500 2.600 4.500 9.600 0 12.200M19.300 5.900c-4.500 2.600-4.500 9.600 0 12.200',
}

/** Drawn without the circle. */
const OVAL_BALL =
  'M3.500 20.500c-1.500-7 1-13 5.500-16 4-2.700 8-1.800 11.500-1 .800 3.500 1.700 7.500-1 11.500-3 4.500-9 7-16 5.500zM8.500 15.500l7-7M9.500 11.500l3 3M11.700 9.300l3 3'

const ICONS: Record<string, ReactNode> = {
  'american-football': (
    <svg className="i i--l" viewBox="0 0 24 24" aria-hidden="true">
      <path d={OVAL_BALL} />
    </svg>
  ),
  volleyball: <Icon of={Volleyball} size="l" />,
  'ice-hockey': <Icon of={Snowflake} size="l" />,
  combat: <Icon of={Swords} size="l" />,
  live: <Icon of={Radio} size="l" />,
  tracker: <Icon of={Activity} size="l" />,
  prices: <Icon of={TrendingUpDown} size="l" />,
  statistics: <Icon of={ChartColumn} size="l" />,
  shooter: <Icon of={Crosshair} size="l" />,
  arena: <Icon of={Gamepad2} size="l" />,
  strategy: <Icon of={Crown} size="l" />,
  cs2: <Icon of={Crosshair} size="l" />,
  valorant: <Icon of={Target} size="l" />,
  lol: <Icon of={Crown} size="l" />,
  dota2: <Icon of={Shield} size="l" />,
}

/** What the sportsbook calls something, as a picture; a star for what is new to this page. */
export function SportIcon({ of: key }: { of: string }) {
  const lines = BALLS[key === 'e-football' ? 'football' : key]
  if (!lines) return ICONS[key] ?? <Icon of={Sparkle} size="l" />
  return (
    <svg className="i i--l" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" />
      <path d={lines} />
    </svg>
  )
}
