import type { Logger } from 'pino'
import { expect } from 'vitest'
import type { Db } from '../../db/db.ts'
import { openWallet, type Wallet } from '../../modules/casino/index.ts'
import { mountRoutes } from '../../platform/http.ts'
import type { Route } from '../../platform/route.ts'
import type { House } from '../house.ts'
import { signedInById } from '../signed-in.ts'
import { type Ask, openProcesses } from './at-once.ts'

/** Two wallets, as of two processes on one database: every second caller takes the other one. */
export function openLanes(open: () => Wallet) {
  const lanes = [open(), open()] as const
  return {
    laneOf: (caller: number): Wallet => lanes[caller % 2] ?? lanes[0],
    async close(): Promise<void> {
      for (const lane of lanes) await lane.close()
    },
  }
}

type Desk<Deps> = {
  house: House
  deps: Deps
  findings: () => Promise<readonly unknown[]>
  close: () => Promise<void>
}

/** A desk in two processes: its calls, its dependencies and the wallet of each. */
export type RacedDesk<Deps> = {
  ask: Ask
  depsOf: (caller: number) => Deps
  laneOf: (caller: number) => Wallet
  /** Finds the books right, then closes all of it. */
  close: () => Promise<void>
}

export function openRacedDesk<Deps extends { db: Db; log: Logger }>(
  { house, deps, ...desk }: Desk<Deps>,
  routesOf: (deps: Deps) => Route[],
): RacedDesk<Deps> {
  const processes = openProcesses(house)
  const lanes = openLanes(() => openWallet({ ...house, log: deps.log }))
  const mine = (db: Db): Deps => ({ ...deps, db })
  return {
    ask: processes.serve((app, db) => mountRoutes(app, routesOf(mine(db)), signedInById), house),
    depsOf: (caller) => mine(processes.dbOf(caller)),
    laneOf: lanes.laneOf,
    async close() {
      expect(await desk.findings()).toEqual([])
      await lanes.close()
      await processes.close()
      await desk.close()
    },
  }
}
