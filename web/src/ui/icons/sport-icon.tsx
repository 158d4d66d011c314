import {
  Activity,
  ChartColumn,
  Crosshair,
  Crown,
  Gamepad2,
  Radio,
  Snowflake,
  Sparkle,
  Swords,
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

const ICONS: Record<string, ReactNode> = {
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
