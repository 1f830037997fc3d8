const BLOCKS = ['first', 'second', 'third', 'fourth'] as const;

type SkeletonBlocksProps = {
  /** Number of blocks, at most four. */
  readonly count: number;
};

/** Renders grey blocks in place of cards or text. */
export const SkeletonBlocks = ({ count }: SkeletonBlocksProps) => (
  <div className="broker-listing__blocks">
    {BLOCKS.slice(0, count).map((name) => (
      // The role keeps HTML minifiers from removing the empty element.
      <i className="broker-listing__block" role="presentation" key={name} />
    ))}
  </div>
);
