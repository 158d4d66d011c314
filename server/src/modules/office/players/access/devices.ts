import * as contract from '@zar/contract/office/player/devices'
import { blockDevice, readDevice, readNetwork, releaseDevice } from '../../../players/index.ts'
import { type OfficeRoute, serve } from '../../operations/operation-route.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from '../about-player.ts'

const SHOWN_DIGITS = 12

/** From where a player logs in, and from where nobody does any more. */
export const deviceRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.revealNetwork, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const sessions = await readNetwork(deps.db, id)
    const seen = { fields: ['ip', 'device'], rows: sessions.length }
    await noteAlone(deps, call, { object: about.object, playerId: id, reason, seen })
    return { data: { sessions } }
  }),
  serve(contract.blockDevice, async (call) => {
    const { id, session, isBlocked, reason } = call.input
    const { player } = await aboutPlayer(deps, id)
    const device = await readDevice(deps.db, { playerId: id, session })
    const object = `device:${device.toString('hex').slice(0, SHOWN_DIGITS)}`
    call.may({ object, player, reason })
    const ended = await deps.db.transaction().execute(async (tx) => {
      const deciding = { device, operator: call.person.name, because: reason }
      const hashes = isBlocked
        ? await blockDevice(tx, { ...deciding, playerId: id, now: deps.clock.now() })
        : await releaseDevice(tx, deciding).then(() => [])
      const after = { isBlocked, ended: hashes.length }
      await call.note(tx, { object, playerId: id, reason, after })
      return hashes
    })
    await deps.sessions.announceEnded(ended)
    deps.onCommitted()
    return { data: { ended: ended.length } }
  }),
]
