import type { ReactNode } from 'react';

type WaitingProps = {
  /** How many grey blocks stand for what is to come, at most four. */
  readonly blocks: number;
  /** Nothing comes: the words stand, the very ones that were served, and nothing is painted anew. */
  readonly isOver?: boolean;
  /** What shows where nothing comes: without scripts at once, else after a while. */
  readonly children: ReactNode;
};

const BLOCKS = ['first', 'second', 'third', 'fourth'] as const;

/** What a list shows before its answer has come: its page was made like this, and may stay so. */
export const Waiting = ({ blocks, isOver, children }: WaitingProps) => (
  <div className={`broker-listing__waiting${isOver ? ' broker-listing__waiting--over' : ''}`}>
    <div className="broker-listing__blocks" aria-hidden="true">
      {BLOCKS.slice(0, blocks).map((name) => (
        <i className="broker-listing__block" key={name} />
      ))}
    </div>
    <div className="broker-listing__instead">{children}</div>
  </div>
);
