import { expect, test } from 'vitest'
import { findBarriers, refuseBarriers } from './barriers.ts'

const about = `<pdfuaid:part>1</pdfuaid:part><dc:title><rdf:li xml:lang="x-default">Skog</rdf:li></dc:title>
<dc:creator><rdf:li>Kronvy</rdf:li></dc:creator><dc:language><rdf:Bag><rdf:li>sv</rdf:li></rdf:Bag></dc:language>`

const shown = (type: string, mark: number) => `/${type} <</MCID ${mark}>> BDC BT /f 9 Tf <0001> Tj ET EMC`
const content = `/Artifact BMC 0 0 m 9 9 l S EMC ${shown('H1', 0)} /Figure <</MCID 1>> BDC 0 0 m 9 9 l S EMC
${[2, 3, 4, 5, 6, 7].map((mark) => shown('Span', mark)).join(' ')}`

/** A page with all that the rules look at, object by object, and the trailer; what begins with “stream:” is one. */
const objects = [
  `<< /Type /Catalog /Lang (sv) /MarkInfo << /Marked true >> /ViewerPreferences << /DisplayDocTitle true >>
   /Metadata 2 0 R /Pages 3 0 R /StructTreeRoot 4 0 R /Outlines 5 0 R >>`,
  `stream:${about}`,
  '<< /Type /Pages /Kids [6 0 R] >>',
  `<< /K [7 0 R] /RoleMap << /Strong /Span >> /IDTree << /Names [(n) 24 0 R] >> /ParentTree << /Nums
   [0 [8 0 R 9 0 R 10 0 R 17 0 R 18 0 R 21 0 R 23 0 R 24 0 R] 1 10 0 R] >> >>`,
  '<< /First 12 0 R >>',
  '<< /Type /Page /Tabs /S /StructParents 0 /Annots [13 0 R] /Contents 14 0 R /Resources << /Font << /f 15 0 R >> >> >>',
  '<< /S /Document /Pg 6 0 R /K [8 0 R 9 0 R 10 0 R 11 0 R 19 0 R 24 0 R] >>',
  '<< /S /H1 /T (Skog) /K 0 >>',
  '<< /S /Figure /Alt (En karta) /K [1] >>',
  '<< /S /Link /K [2 << /Type /OBJR /Obj 13 0 R >>] >>',
  '<< /S /L /A << /ListNumbering /Decimal >> /K [16 0 R] >>',
  '<< /Title (1 Skog) /Dest [6 0 R /XYZ 0 0 0] >>',
  '<< /Subtype /Link /Contents (Till \\(webben\\)) /StructParent 1 /A << /S /URI /URI (https://forest.test) >> >>',
  `stream:${content}`,
  '<< /Type /Font /Subtype /Type0 /BaseFont /Atkinson /Encoding /Identity-H /DescendantFonts [25 0 R] /ToUnicode 27 0 R >>',
  '<< /S /LI /K [17 0 R 18 0 R] >>',
  '<< /S /Lbl /K [3] >>',
  '<< /S /LBody /K [4] >>',
  '<< /S /Table /K [20 0 R 22 0 R] >>',
  '<< /S /TR /K [21 0 R] >>',
  '<< /S /TH /A [<< /Scope /Column >>] /K [5] >>',
  '<< /S /TR /K [23 0 R] >>',
  '<< /S /TD /K [6] >>',
  '<< /S /Note /ID (n) /K [<< /Type /MCR /Pg 6 0 R /MCID 7 >>] >>',
  '<< /Type /Font /Subtype /CIDFontType2 /CIDToGIDMap /Identity /FontDescriptor 26 0 R >>',
  '<< /FontFile2 28 0 R >>',
  'stream:1 beginbfrange <0001> <0003> <0053> endbfrange',
  'stream:',
  '<< /Root 1 0 R >>',
]

/** The file of these objects, after a change. */
function write(from = '', to = ''): Buffer {
  const changed = objects.join('\n---\n').replace(from, to)
  if (from) expect(changed).not.toBe(objects.join('\n---\n'))
  let file = '%PDF-1.7\n'
  const bodies = changed.split('\n---\n')
  const trailer = bodies.pop()
  const places = bodies.map((object, index) => {
    const place = file.length
    const stream = /^stream:(.*)$/s.exec(object)?.[1]
    const body = stream === undefined ? object : `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n${trailer}\n`
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`, 'latin1')
}

test('finds nothing in a file that everyone can read', () => {
  expect(findBarriers(write(), 'sv')).toEqual([])
})

test.each([
  ['/Lang (sv)', '/Lang (en)', 'The file does not say its language.'],
  ['/Marked true', '/Marked false', 'The file does not say that it is tagged.'],
  ['/DisplayDocTitle true', '', 'The window shows no title.'],
  ['<pdfuaid:part>1', '<pdfuaid:part>2', 'The file does not say that it is PDF/UA-1.'],
  ['x-default">Skog', 'x-default">', 'The file has no title.'],
  ['<rdf:li>Kronvy', '<rdf:li>', 'The file has no author.'],
  ['<rdf:li>sv', '<rdf:li>en', 'The words about the file lack its language.'],
  ['(1 Skog)', '(Annat)', 'There is no bookmark “Skog”.'],
  ['/S /H1', '/S /H2', 'H2: skips a level'],
  ['/S /H1', '/S /P', 'There is no heading.'],
  ['/S /H1', '/S /Rubrik', 'Rubrik: is no type of the standard'],
  ['/Alt (En karta)', '/Alt ( )', 'Figure: has no words for its picture'],
  ['/S /LBody', '/S /P', 'LI: holds P'],
  ['/S /L ', '/S /Div ', 'Div: holds LI'],
  ['/ListNumbering', '/Other', 'L: does not say how it is numbered'],
  ['/S /TH', '/S /TD', 'Table: has no heads, or rows of different lengths'],
  ['[23 0 R] >>', '[23 0 R 23 0 R] >>', 'Table: has no heads, or rows of different lengths'],
  ['/Scope', '/Other', 'TH: does not say what it is the head of'],
  ['/ID (n)', '', 'Note: has no name of its own'],
  ['/IDTree', '/Other', 'The names of notes are in no list.'],
  ['<< /Type /OBJR /Obj 13 0 R >>', '', 'Link: leads nowhere'],
  ['/K 0', '/K []', 'H1: says nothing'],
  ['/FontFile2', '/Other', 'Atkinson is not in the file'],
  ['/CIDToGIDMap', '/Other', 'Atkinson does not say which glyphs it means'],
  ['/ToUnicode', '/Other', 'Atkinson does not say its letters'],
  ['/Type0', '/Type3', 'Atkinson is of another kind'],
  ['/Tabs /S', '/Tabs /R', 'Page 1: The links do not come in the order of the text'],
  ['/Contents (Till', '/Other (Till', 'Page 1: A link does not say where it leads'],
  ['/StructParent 1', '/StructParent 9', 'Page 1: A link is not in the tree'],
  ['/Subtype /Link', '/Subtype /Widget', 'Page 1: An annotation is no link'],
  ['/Artifact BMC', '/Other BMC', 'Page 1: S paints beside the tree'],
  ['<</MCID 0>> BDC', '<</MCID 0>> BDC /Artifact BMC EMC', 'Page 1: An artifact stands in the tree.'],
  ['<</MCID 3>>', '<</MCID 9>>', 'Page 1: Mark 9 is not in the tree'],
  ['<</MCID 3>>', '<</MCID 9>>', 'Page 1: Mark 3 is not painted'],
  ['<</MCID 3>>', '<</MCID 4>>', 'Page 1: A mark is painted twice'],
  [
    '8 0 R 9 0 R 10 0 R 11 0 R 19',
    '8 0 R 9 0 R 11 0 R 10 0 R 19',
    'Page 1: The page is read in another order than it stands',
  ],
  ['<0001> Tj', '<0004> Tj', 'Page 1: Glyph 4 is no letter'],
  ['/Root 1', '/Encrypt << /V 1 >> /Root 1', 'The file is locked.'],
])('finds %s turned into “%s”', (from, to, fault) => {
  expect(findBarriers(write(from, to), 'sv')).toContain(fault)
})

test('refuses a file with a barrier, by its name', () => {
  expect(() => refuseBarriers(write(), 'sv')).not.toThrow()
  expect(() => refuseBarriers(write('/Marked true', '/Marked false'), 'sv')).toThrow('is tagged')
})

test('refuses what is no PDF, or one that it cannot read', () => {
  expect(() => findBarriers(Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 'sv')).toThrow('No PDF')
  expect(() => findBarriers(Buffer.from('text'), 'sv')).toThrow('No PDF')
})
