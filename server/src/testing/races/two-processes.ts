import type { Logger } from 'pino'
import { expect } from 'vitest'
import type { Db } from '../../db/db.ts'
import { openWallet, type Wallet } from '../../modules/casino/index.ts'
import { mountRoutes } from '../../platform/http/http.ts'
import type { Route } from '../../platform/http/route.ts'
import { signedInById } from '../players/signed-in.ts'
import type { TestCasino } from '../test-casino.ts'
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

type SupportFixture<Deps> = {
  casino: TestCasino
  deps: Deps
  findings: () => Promise<readonly unknown[]>
  close: () => Promise<void>
}

/** A fixture in two processes: its calls, its dependencies and the wallet of each. */
export type RacedFixture<Deps> = {
  ask: Ask
  depsOf: (caller: number) => Deps
  laneOf: (caller: number) => Wallet
  /** Finds the ledger right, then closes all of it. */
  close: () => Promise<void>
}

export function openRacedFixture<Deps extends { db: Db; log: Logger }>(
  { casino, deps, ...fixture }: SupportFixture<Deps>,
  routesOf: (deps: Deps) => Route[],
): RacedFixture<Deps> {
  const processes = openProcesses(casino)
  const lanes = openLanes(() => openWallet({ ...casino, log: deps.log }))
  const mine = (db: Db): Deps => ({ ...deps, db })
  return {
    ask: processes.serve((app, db) => mountRoutes(app, routesOf(mine(db)), signedInById), casino),
    depsOf: (caller) => mine(processes.dbOf(caller)),
    laneOf: lanes.laneOf,
    async close() {
      expect(await fixture.findings()).toEqual([])
      await lanes.close()
      await processes.close()
      await fixture.close()
    },
  }
}
