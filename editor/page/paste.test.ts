import { DOMParser } from 'linkedom'
import { expect, test, vi } from 'vitest'
import { cleanWord, isFromWord } from './paste.ts'

/** Clipboard HTML of Word: a list as paragraphs, no-break spaces, a table without header cells. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class=MsoNormal><span style='font-size:11.0pt'>Det är <b>viktigt</b>, 100&nbsp;m bort.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp;&nbsp;</span></span>Ett<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp;&nbsp;</span></span>Två<o:p></o:p></p>
<p class=MsoListParagraph><span>1.<span>&nbsp;&nbsp;</span></span>Först</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid><tr><td>A</td></tr><tr><td>1</td></tr></table></body></html>`

test('text from Word is what it label: lists, a table with a head, no marks of its own', () => {
  vi.stubGlobal('DOMParser', DOMParser)
  const clean = cleanWord(WORD)
  expect(isFromWord(WORD)).toBe(true)
  expect(isFromWord(clean)).toBe(false)
  expect(isFromWord('<p>Words</p>')).toBe(false)
  const plain = clean.replace(/<\/?(?:span|o:p|tbody)>/g, '').replace(/\s*\n\s*/g, '')
  expect(plain).toBe(
    '<p>Det är <b>viktigt</b>, 100 m bort.</p><ul><li>Ett</li><li>Två</li></ul><ol><li>Först</li></ol>' +
      '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
  )
})
