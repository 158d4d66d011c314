import { buildPages } from '../build.ts'
import { buildPrograms } from './build-programs.ts'

/** `npm run build`: the pages into `web/dist`, `web/dist-office` and `arcade/dist`, and the programs into `dist`. */
console.log((await buildPages()) === 'built' ? 'Pages built.' : 'Pages are up to date.')
console.log(`Programs built: ${await buildPrograms('dist')}`)
