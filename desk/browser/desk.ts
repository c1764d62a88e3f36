import { listenToKeys } from './keys.ts'

listenToKeys()
