"""A typed client for bots that play at a table of Illuminice."""

from .server import Refused, open_table
from .shapes import Info, Intent, Offer, Outcome, Refusal, View
from .table import Closed, Table

__all__ = ["Closed", "Info", "Intent", "Offer", "Outcome", "Refusal", "Refused", "Table", "View", "open_table"]
