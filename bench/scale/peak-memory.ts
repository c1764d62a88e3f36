import { writeFileSync } from 'node:fs'

/** Loaded before a program (`node --import`): leaves the most memory that it held, in bytes, in PEAK_FILE. */
const file = process.env.PEAK_FILE
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)))
