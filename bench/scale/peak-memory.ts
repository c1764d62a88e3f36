import { writeFileSync } from 'node:fs'

/** Loaded before a program (`node --import`): writes the most memory that the program held, in bytes, to PEAK_FILE. */
const file = process.env.PEAK_FILE
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)))
