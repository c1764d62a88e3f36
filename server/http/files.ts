import { brotliCompress, constants } from 'node:zlib'
