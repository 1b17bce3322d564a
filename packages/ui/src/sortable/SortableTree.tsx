import { ChevronRight, GripVertical } from 'lucide-react';
import { createContext, type ReactElement, type ReactNode, use, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { moveOf, type SortableNode, staysInPlace, type TreeMove } from './tree-moves.ts';
import './sortable-tree.css';

interface SortableTreeProps<Node extends SortableNode> {
  label: string;
  nodes: readonly Node[];
  /** The keys that are open whatever the user opened, while the nodes answer something typed. */
  openAll?: readonly string[] | undefined;
  /** Gets a node that was dropped elsewhere; without it nodes stay where they are. */
  onMove?: ((move: TreeMove) => void) | undefined;
  onChoose: (key: string) => void;
  /** The contents of a row behind its handle. */
  children: (node: SortableNode) => ReactNode;
}

const layoutOptions = { rowSize: 40, dropIndicatorThickness: 2 };

const OpenKeys = createContext<ReadonlySet<string>>(new Set());

/**
 * A tree whose nodes are put elsewhere: by their handles with the pointer, or by keys: arrows lead to a row and Right to
 * its handle, then Enter, arrows and Enter again. It fills the height of the box around it; rows in sight alone are
 * drawn, and those of open nodes alone are made.
 */
export function SortableTree<Node extends SortableNode>(props: SortableTreeProps<Node>) {
  const { label, nodes, openAll, onMove, onChoose, children } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>();
  const open = useMemo(
    () => new Set(openAll ?? opened ?? nodes.map(({ key }) => key)),
    [openAll, opened, nodes],
  );
  // Rows are made again when one of these changes.
  const dependencies = [children, onMove === undefined];
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !onMove,
    getItems: (moved) => [...moved].map((key) => ({ 'text/plain': String(key) })),
    onMove: ({ keys, target: { key: target, dropPosition: position } }) => {
      const [key] = [...keys].map(String);
      const move = key && moveOf(nodes, { key, target: String(target), position });
      if (move && !staysInPlace(nodes, move)) onMove?.(move);
    },
  });

  const item = (node: SortableNode): ReactElement => (
    <TreeItem
      key={node.key}
      id={node.key}
      textValue={node.text}
      hasChildItems={(node.children?.length ?? 0) > 0}
      className="ui-sortable-tree-row"
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <>
            <Button
              slot="drag"
              isDisabled={!onMove}
              className="ui-sortable-handle"
              aria-label={`移动${node.text}`}
            >
              <GripVertical size={16} aria-hidden="true" />
            </Button>
            {hasChildItems ? (
              <Button
                slot="chevron"
                aria-label={isExpanded ? '收起' : '展开'}
                className="ui-sortable-tree-toggle"
              >
                <ChevronRight size={16} aria-hidden="true" />
              </Button>
            ) : (
              <span className="ui-sortable-tree-toggle" />
            )}
            {children(node)}
          </>
        )}
      </TreeItemContent>
      {node.children && <Branch node={node} item={item} dependencies={dependencies} />}
    </TreeItem>
  );

  return (
    <I18nProvider locale="zh-CN">
      <OpenKeys value={open}>
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
          <Tree
            aria-label={label}
            className="ui-sortable-tree"
            items={nodes}
            dependencies={dependencies}
            expandedKeys={open}
            onExpandedChange={(keys) => setOpened(new Set([...keys].map(String)))}
            onAction={(key) => onChoose(String(key))}
            dragAndDropHooks={dragAndDropHooks}
          >
            {item}
          </Tree>
        </Virtualizer>
      </OpenKeys>
    </I18nProvider>
  );
}

interface BranchProps {
  node: SortableNode;
  item: (node: SortableNode) => ReactElement;
  dependencies: readonly unknown[];
}

/** The nodes below one, while it is open. It alone hears what is opened, so that no other node is made again. */
function Branch({ node, item, dependencies }: BranchProps) {
  if (!use(OpenKeys).has(node.key)) return null;
  return (
    <Collection items={node.children ?? []} dependencies={dependencies}>
      {item}
    </Collection>
  );
}
