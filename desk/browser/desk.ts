import { listenToKeys } from './keys.ts'
import { watchNews } from './news.ts'
import { watchPublishing } from './publishing.ts'

listenToKeys()
watchNews()
watchPublishing()
