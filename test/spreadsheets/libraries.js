import { Readable } from 'node:stream';
import exceljs from 'exceljs';
import xlsx from 'xlsx';

/** Returns the cells of a SheetJS workbook in the form that spreadsheets.test.ts expects. */
const bySheetJs = (workbook) =>
  Object.entries(workbook.Sheets[workbook.SheetNames[0]])
    .filter(([address]) => !address.startsWith('!'))
    .map(([, { f, t, v }]) => ({ formula: f, isText: t === 's', value: v }));

const byExcelJs = (workbook) => {
  const cells = [];
  workbook.worksheets[0].eachRow((row) =>
    row.eachCell(({ formula, value }) => cells.push({ formula, isText: typeof value === 'string', value })),
  );
  return cells;
};

export const READERS = {
  SheetJS: {
    readCsv: async (csv, separator) =>
      bySheetJs(xlsx.read(csv, { type: 'string', FS: separator, raw: false })),
    readXlsx: async (bytes) => bySheetJs(xlsx.read(bytes, { cellDates: true, UTC: true })),
  },
  ExcelJS: {
    async readCsv(csv, separator) {
      const workbook = new exceljs.Workbook();
      await workbook.csv.read(Readable.from([csv]), { parserOptions: { delimiter: separator } });
      // Let ExcelJS write the CSV as an .xlsx file, and read the cells of this file.
      const written = new exceljs.Workbook();
      await written.xlsx.load(await workbook.xlsx.writeBuffer());
      return byExcelJs(written);
    },
    async readXlsx(bytes) {
      const workbook = new exceljs.Workbook();
      await workbook.xlsx.load(bytes);
      return byExcelJs(workbook);
    },
  },
};
