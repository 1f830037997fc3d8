import { receivePreview } from './preview-receiver';

// This script is deferred, so the page has been parsed.
const container = document.getElementById('stage');
const status = document.getElementById('words');
if (container && status) receivePreview(container, status);
