import { type FileJobDeps, runSchedules } from '../run-schedules.ts'

/** Each minute. */
export const FILE_CRONTAB = '* * * * * make_office_files'

/** Makes the reports that are due. */
export const fileTasks = (deps: FileJobDeps) => ({
  make_office_files: async () => {
    await runSchedules(deps)
  },
})
