import type { PlayerPage, PlayerRow } from '@zar/contract/office/players'
import type { Right } from '@zar/contract/office/rights/rights'

export const ID = '5b0e9c50-4a4c-4a44-9a52-5c1a4b1f0001'
export const PLAYER_PATH = `/office/players/${ID}`

export const rowOf = (more: Partial<PlayerRow> = {}): PlayerRow => ({
  id: ID,
  number: 'ZR 204 718 331',
  username: 'gecekusu',
  name: 'Elif Demirtaş',
  state: 'active',
  cashE5: '841719000',
  isPhoneVerified: true,
  joinedAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: null,
  ...more,
})

type Actions = Partial<Record<Right, PlayerPage['actions'][number]['state']>>

export const actionsOf = (states: Actions): PlayerPage['actions'] =>
  Object.entries(states).map(([right, state]) => ({
    right: right as Right,
    state,
    why: state === 'refused' ? 'no_right' : null,
  }))

export const playerOf = (actions: Actions, more: Partial<PlayerPage> = {}): PlayerPage => ({
  id: ID,
  number: 'ZR 204 718 331',
  username: 'gecekusu',
  name: 'Elif Demirtaş',
  state: 'active',
  joinedAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: null,
  country: 'Türkiye',
  locale: 'tr',
  phone: '+90 535 ••• 48 16',
  isPhoneVerified: true,
  email: 'el••••@posta.example',
  isEmailConfirmed: false,
  identity: 'checked',
  hasTwoStep: false,
  dataCopy: null,
  tags: [],
  purses: null,
  limits: null,
  standing: [],
  sessions: [],
  notes: [],
  payouts: null,
  actions: actionsOf(actions),
  ...more,
})
