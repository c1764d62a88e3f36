import { monitorEventLoopDelay } from 'node:perf_hooks'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { csvBytesInThread } from './sheet-pool.ts'

/** A workbook of less than 2 kB that holds one cell, at this place. */
function workbook(place: string): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const row = /\d+/.exec(place)?.[0] ?? ''
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="${row}"><c r="${place}" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
}

test('a small file that spans the largest sheet is refused, and the process goes on meanwhile', async () => {
  const bytes = workbook('XFD1048576')
  expect(bytes.length).toBeLessThan(2000)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await expect(csvBytesInThread(bytes)).rejects.toThrow(/divida-a em várias/)
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(200)
  expect((await csvBytesInThread(workbook('A1'))).toString()).toContain('x')
}, 60_000)
