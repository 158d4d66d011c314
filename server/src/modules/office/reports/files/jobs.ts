import { type FileJobDeps, runSchedules } from '../run-schedules.ts'
import { makeOrdered } from './make-ordered.ts'

/** Each minute. */
export const FILE_CRONTAB = '* * * * * make_office_files'

/** Makes the reports that are due and the files that two people ordered. */
export const fileTasks = (deps: FileJobDeps) => ({
  make_office_files: async () => {
    await runSchedules(deps)
    await makeOrdered(deps)
  },
})
