import type { FileInfo } from '@portal/contract/files/files';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import './file-preview.css';

interface FilePreviewProps {
  file: FileInfo;
  onSave: () => void;
  onClose: () => void;
}

/** Shows a file: a picture as such, text in a frame without scripts, forms and origin. */
export const FilePreview = ({ file, onSave, onClose }: FilePreviewProps) => (
  <Dialog
    title={file.name}
    width={860}
    className="file-preview"
    onClose={onClose}
    footer={<Button onClick={onSave}>下载</Button>}
  >
    {file.kind === 'picture' ? (
      <img src={file.preview ?? ''} alt={file.name} />
    ) : (
      <iframe title={file.name} src={file.preview ?? ''} sandbox="" />
    )}
  </Dialog>
);
