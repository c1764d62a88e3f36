/** Numbers that Portuguese texts write as words beside a unit. */
export const measureWords: Readonly<Record<string, string>> = {
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  três: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  dez: '10',
  doze: '12',
}
