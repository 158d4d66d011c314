import { useQuery, useQueryClient } from '@tanstack/react-query'
import { elevations } from '@zar/contract/office/elevations'
import { listStaff, mySessions, roleProposals, staffSessions } from '@zar/contract/office/people'
import { proposals } from '@zar/contract/office/proposals'
import { useCallback } from 'react'
import { call } from '../parts/api/call.ts'

const KEY = 'staff'

export const useStaff = () =>
  useQuery({ queryKey: [KEY, 'people'], queryFn: () => call(listStaff, {}) })

export const useStaffSessions = () =>
  useQuery({ queryKey: [KEY, 'sessions'], queryFn: () => call(staffSessions, {}) })

export const useMySessions = () =>
  useQuery({ queryKey: [KEY, 'own'], queryFn: () => call(mySessions, {}) })

/** Changes of roles that wait. */
export const useRoleProposals = () =>
  useQuery({ queryKey: [KEY, 'roles'], queryFn: () => call(roleProposals, {}) })

/** Rights over people that wait for a second person; roles have a list of their own. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'staff.invite',
  'staff.restore',
  'staff.key_reset',
  'scope.edit',
])

/** Invitations and resets that wait for a second person. */
export const useStaffProposals = () =>
  useQuery({
    queryKey: [KEY, 'proposals'],
    queryFn: async () => (await call(proposals, {})).filter(({ right }) => OF_PEOPLE.has(right)),
  })

/** Rights for a while; of whoever may give them. */
export const useElevations = (enabled = true) =>
  useQuery({ queryKey: [KEY, 'elevations'], queryFn: () => call(elevations, {}), enabled })

/** Reads all lists of the screen anew, after a decision. */
export function useStaffAnew(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: [KEY] }), [client])
}
