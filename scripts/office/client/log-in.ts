import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { askDeviceCode, takeDeviceSession } from '@zar/contract/office/log-in/device'
import { logOut } from '@zar/contract/office/staff'
import type { z } from 'zod/mini'
import { ask, openOffice } from './http.ts'
import { Refused } from './refused.ts'
import {
  bindingOf,
  forgetSession,
  keepSession,
  makeSessionFile,
  sessionPath,
} from './session-file.ts'

export const LOG_IN_USAGE = `npm run office -- log-in NAME                        signs in as this person of the staff: the code that it shows is confirmed in the
                                                     browser at /office within ten minutes; the session lasts eight hours
npm run office -- log-out                            ends it`

const ASK_EVERY_MS = 2_000
const MACHINE_MAX = 60

type Asked = z.output<typeof askDeviceCode.output>
type Came = z.output<typeof takeDeviceSession.output>

const siteUrl = () => process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`

/** Signs in as a person, whom the server asks in the browser. */
export async function logIn(words: readonly string[]): Promise<boolean> {
  const [name, ...rest] = words
  if (name === undefined || rest.length > 0) return false
  const [url, file] = [siteUrl(), sessionPath()]
  makeSessionFile(file)
  const binding = bindingOf(file)
  const machine = hostname().slice(0, MACHINE_MAX) || 'unnamed'
  const { said } = await ask<Asked>(
    { url },
    { ...placeOf(askDeviceCode), input: { name, machine, binding } },
  )
  if (!said.success || !said.data) throw new Refused(said.message, 'refused')
  const { code, poll } = said.data
  console.log(
    `Open ${url}/office as ${name}, your picture at the top right, "Command line", and type ${code}`,
  )
  console.log(`It is good for ten minutes. This machine is "${machine}".`)
  return keepConfirmed({ url, file, name }, { poll, binding })
}

type Place = { url: string; file: string; name: string }

/** Asks until the person has decided in the browser, or the code is over. */
async function keepConfirmed(
  { url, file, name }: Place,
  input: { poll: string; binding: string },
): Promise<true> {
  for (;;) {
    const { response, said } = await ask<Came>({ url }, { ...placeOf(takeDeviceSession), input })
    const { step, endsAt } = said.data ?? { step: 'over', endsAt: null }
    if (step === 'done') {
      const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
      keepSession(file, { url, cookie, name, endsAt: endsAt ?? '' })
      console.log(`Signed in as ${name} until ${endsAt}.`)
      return true
    }
    if (step !== 'waits') throw new Refused(SAID[step], step)
    await wait(ASK_EVERY_MS)
  }
}

const SAID = {
  refused: 'Refused in the browser.',
  over: 'The code is over. Ask for another one.',
}

const placeOf = ({ method, path }: { method: 'GET' | 'POST'; path: string }) => ({ method, path })

/** Ends the session at the server and forgets it here. */
export async function logOutHere(words: readonly string[]): Promise<boolean> {
  if (words.length > 0) return false
  try {
    await openOffice(undefined).call(logOut, {})
  } finally {
    forgetSession(sessionPath())
  }
  console.log('Signed out.')
  return true
}
