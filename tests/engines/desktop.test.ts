import { journeysAt } from './journeys.ts'

journeysAt({ width: 1280, height: 800 }, false)
