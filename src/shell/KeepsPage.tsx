import { Component, type ReactNode } from 'react'
import { type KeptPage, type Moment, noteMoment } from '../loading/kept-page.ts'

type Props = { page: KeptPage; onFailed: () => void; children: ReactNode }
type State = { failedAt: Moment | null }

/** Around all that React shows: whatever fails in there, the reader has the page as it was, with links and forms of the browser. */
export class KeepsPage extends Component<Props, State> {
  override state: State = { failedAt: null }

  /** React has taken nothing out of the page yet. */
  static getDerivedStateFromError(): State {
    return { failedAt: noteMoment() }
  }

  override componentDidMount(): void {
    this.#keep()
  }

  override componentDidUpdate(): void {
    this.#keep()
  }

  #keep(): void {
    const { failedAt } = this.state
    if (!failedAt) return
    this.props.onFailed()
    this.props.page.putBack(failedAt)
  }

  override render(): ReactNode {
    return this.state.failedAt ? null : this.props.children
  }
}
