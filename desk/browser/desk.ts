import { listenToKeys } from './keys.ts'
import { watchNews } from './news.ts'

listenToKeys()
watchNews()
