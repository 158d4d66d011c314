import { walletSuite } from '../wallet-suite.ts'
import { openExampleWire } from './testing/open-wire.ts'

walletSuite(openExampleWire)
