import { custom } from '../../../../screens/game/game-screen.ts'
import type { Box } from './plan.ts'

/** A box on the felt that lies and one on the upright felt; the frame's shape chooses. */
export const boxStyle = (lying: Box, upright: Box) =>
  custom({
    '--x': `${lying.x}%`,
    '--y': `${lying.y}%`,
    '--w': `${lying.w}%`,
    '--h': `${lying.h}%`,
    '--tx': `${upright.x}%`,
    '--ty': `${upright.y}%`,
    '--tw': `${upright.w}%`,
    '--th': `${upright.h}%`,
  })
